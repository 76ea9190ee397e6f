/** Begins with no photo format's signature, so that a photo alone is never taken for several. */
const MARK = Buffer.from("DEWLIGHT-PHOTOS-1\n");
const LENGTH_BYTES = 4;

/**
 * The photos of one scan as one object, so that they are written, swept and deleted in one step and one record tells of
 * all of them. A photo alone is its own bytes.
 */
export function bindPhotos(photos: readonly Uint8Array[]): Uint8Array {
	const [only, second] = photos;
	if (only !== undefined && second === undefined) return only;
	const parts = photos.flatMap((photo) => {
		const length = Buffer.alloc(LENGTH_BYTES);
		length.writeUInt32BE(photo.byteLength);
		return [length, photo];
	});
	return Buffer.concat([MARK, ...parts]);
}

/** What `bindPhotos` was given: the photo, and the frames sent with it. */
export function unbindPhotos(bytes: Uint8Array): { photo: Uint8Array; frames: Uint8Array[] } {
	const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (!all.subarray(0, MARK.length).equals(MARK)) return { photo: bytes, frames: [] };
	const photos: Uint8Array[] = [];
	for (let at = MARK.length; at < all.length; ) {
		const start = at + LENGTH_BYTES;
		at = start + all.readUInt32BE(at);
		photos.push(all.subarray(start, at));
	}
	const [photo = bytes, ...frames] = photos;
	return { photo, frames };
}
