const PATIENCE_MS = 3000;
const NEXT_TRY_MS = 40;

/**
 * The picture the video shows. A video that has just begun calls itself ready, and even tells of a frame, shortly before
 * a picture can be taken of it; whoever presses in that moment gets the first one there is. Throws what the browser says
 * when there is still none.
 */
export async function grabFrame(video: HTMLVideoElement): Promise<ImageBitmap> {
	const end = performance.now() + PATIENCE_MS;
	for (;;) {
		try {
			return await createImageBitmap(video);
		} catch (error) {
			if (performance.now() >= end) throw error;
			await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
		}
	}
}
