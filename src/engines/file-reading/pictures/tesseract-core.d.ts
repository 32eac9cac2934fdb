/** What is used of Tesseract's interface (baseapi.h), as the package compiles it. */
declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TesseractApi {
    /** @returns 0 when the languages are loaded; 1 as the mode is neural networks alone */
    Init(dataPath: null, languages: string, mode: number): number;
    /** Of the file "/input". @param orientation as Exif has it */
    SetImageFile(orientation: number, angle: number): number;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
    End(): void;
  }
  interface TesseractModule {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  }
  export default function load(settings: {
    TesseractProgress: () => void;
    print: () => void;
    printErr: () => void;
  }): Promise<TesseractModule>;
}
