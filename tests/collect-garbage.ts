if (!globalThis.gc) throw new Error('Run this project with --expose-gc: see tests/fakes/model-service.')
