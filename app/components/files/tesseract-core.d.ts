declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  type Tesseract = {
    FS: { writeFile(name: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => {
      /** 0 when the data could be read; `engine` 1 is the one that the small data is for. */
      Init(folder: null, language: string, engine: number): number
      SetVariable(name: string, value: string): void
      /** Takes the picture from the file /input. 1 when it is no picture. */
      SetImageFile(exif: number, radians: number): number
      Recognize(monitor: null): number
      GetJSONText(): string
    }
  }
  const start: (options: {
    locateFile: () => string
    TesseractProgress: (percent: number) => void
    print: () => void
    printErr: () => void
  }) => Promise<Tesseract>

  export = start
}
