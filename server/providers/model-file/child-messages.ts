/** What the child is told once, after it was started. Paths are absolute. */
export type StartMessage = {
  /** The module of node-llama-cpp. */
  library: string
  file: string
  /** Whoever asks must bring it: other users of this machine can reach the port, too. */
  key: string
  /** The process id of the product, without which the child has nothing to do. */
  parent: number
}

/** What the child tells: it listens, the model can't be used, or an answer has ended and another may come. */
export type ChildMessage =
  | { kind: 'ready'; port: number }
  | { kind: 'problem'; what: 'library' | 'model'; words: string }
  | { kind: 'free' }
