import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import { answerRequests } from "#platform/thread.ts";

export interface BarcodeRequest {
	picture: ImageBitmap;
}

/** `code` is null where no bars were found. */
export interface BarcodeAnswer {
	kind: "read";
	code: string | null;
}

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"] as const;

prepareZXingModule({ overrides: { locateFile: (name: string) => `${self.location.origin}/label/${name}` } });
const detector = new BarcodeDetector({ formats: [...FORMATS] });

answerRequests(async ({ picture }: BarcodeRequest): Promise<BarcodeAnswer> => {
	const found = await detector.detect(picture);
	picture.close();
	return { kind: "read", code: found.find(({ rawValue }) => rawValue !== "")?.rawValue ?? null };
});
