import { renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";

/** What the browser's fake camera plays; the same bytes in every run. */
export const CAMERA_FILM = join(tmpdir(), "dewlight-camera-film.mjpeg");

/** A film of a drawn face that holds still: pictures in JPEG one after the other, which is all such a file is. */
export async function writeCameraFilm(): Promise<void> {
	const picture = await encodeFace(
		{ person: 0, seed: 3, width: 1080, height: 1440, faceFraction: 0.55, center: [0.5, 0.43] },
		{ quality: 88 },
	);
	const draft = `${CAMERA_FILM}.${process.pid}`;
	writeFileSync(draft, Buffer.concat([picture, picture]));
	renameSync(draft, CAMERA_FILM);
}
