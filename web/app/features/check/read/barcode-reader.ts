import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";

const FORMATS = ["ean_13", "ean_8", "upc_a", "upc_e"] as const;

let detector: BarcodeDetector | null = null;

/** The digits under the bars of a picture or of the frame a video shows; null where there are none. */
export async function readBarcode(picture: ImageBitmapSource): Promise<string | null> {
	if (detector === null) {
		prepareZXingModule({ overrides: { locateFile: (name: string) => `/label/${name}` } });
		detector = new BarcodeDetector({ formats: [...FORMATS] });
	}
	const found = await detector.detect(picture);
	return found.find(({ rawValue }) => rawValue !== "")?.rawValue ?? null;
}
