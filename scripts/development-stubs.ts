/**
 * The only lock entries that may stand without an integrity: tools of development for other platforms, whose packages
 * the registry we asked did not hold. Nothing here is part of the running product (docs/decisions/0003).
 */
export const developmentStubs = [
  '@biomejs/cli-android-arm64',
  '@biomejs/cli-android-x64',
  '@biomejs/cli-darwin-arm64',
  '@biomejs/cli-darwin-x64',
  '@biomejs/cli-linux-arm64-musl',
  '@biomejs/cli-linux-x64-musl',
  '@biomejs/cli-win32-arm64',
  '@biomejs/cli-win32-x64',
  '@oxc-parser/binding-android-arm-eabi',
  '@oxc-parser/binding-android-arm64',
  '@oxc-parser/binding-darwin-arm64',
  '@oxc-parser/binding-darwin-x64',
  '@oxc-parser/binding-freebsd-x64',
  '@oxc-parser/binding-linux-arm-gnueabihf',
  '@oxc-parser/binding-linux-arm-musleabihf',
  '@oxc-parser/binding-linux-ppc64-gnu',
  '@oxc-parser/binding-linux-riscv64-gnu',
  '@oxc-parser/binding-linux-riscv64-musl',
  '@oxc-parser/binding-linux-s390x-gnu',
  '@oxc-parser/binding-openharmony-arm64',
  '@oxc-parser/binding-win32-arm64-msvc',
  '@oxc-parser/binding-win32-ia32-msvc',
  '@oxc-parser/binding-win32-x64-msvc',
]
