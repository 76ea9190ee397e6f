import { openThread, type WorkerThread } from "#platform/thread.ts";
import type { BarcodeAnswer, BarcodeRequest } from "./barcode-worker.ts";
import workerAddress from "./barcode-worker.ts?worker&url";

let opened: WorkerThread<BarcodeRequest, BarcodeAnswer> | null = null;

/**
 * The digits under the bars of a picture or of the frame a video shows; null where there are none. Throws where the picture
 * cannot be decoded or the reader does not start; the next call starts it again.
 */
export async function readBarcode(source: ImageBitmapSource): Promise<string | null> {
	const picture = await createImageBitmap(source);
	const thread = opened ?? openThread<BarcodeRequest, BarcodeAnswer>(workerAddress);
	opened = thread;
	try {
		return (await thread.ask({ picture }, [picture])).code;
	} catch (error) {
		thread.end();
		if (opened === thread) opened = null;
		throw error;
	}
}
