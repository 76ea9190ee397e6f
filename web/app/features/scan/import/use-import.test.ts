import { expect, test } from "vitest";
import { canBeDay, readPhotoDay, todayHere } from "./use-import.ts";

/** A JPEG of no picture whose EXIF record says when it was taken. */
function photoOf(written: string, xmp?: string): Blob {
	const text = `${written}\0`;
	const tiff = new DataView(new ArrayBuffer(26 + 18 + text.length));
	const letters = new Uint8Array(tiff.buffer);
	letters.set(new TextEncoder().encode("II*\0"));
	tiff.setUint32(4, 8, true);
	const entry = (at: number, [tag, kind, count, value]: [number, number, number, number]) => {
		tiff.setUint16(at, 1, true);
		tiff.setUint16(at + 2, tag, true);
		tiff.setUint16(at + 4, kind, true);
		tiff.setUint32(at + 6, count, true);
		tiff.setUint32(at + 10, value, true);
	};
	entry(8, [0x8769, 4, 1, 26]);
	entry(26, [0x9003, 2, text.length, 44]);
	letters.set(new TextEncoder().encode(text), 44);
	const size = 2 + 6 + letters.length;
	const head = [0xff, 0xd8, 0xff, 0xe1, size >> 8, size & 255, 0x45, 0x78, 0x69, 0x66, 0, 0];
	const parts = [Uint8Array.from(head), letters, xmpOf(xmp), Uint8Array.from([0xff, 0xd9])];
	return new Blob(parts, { type: "image/jpeg" });
}

function xmpOf(created: string | undefined): Uint8Array<ArrayBuffer> {
	if (created === undefined) return new Uint8Array();
	const spaces =
		'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
	const text = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${spaces}><rdf:Description exif:DateTimeOriginal="${created}"/></rdf:RDF></x:xmpmeta>`;
	const bytes = new TextEncoder().encode(text);
	const size = bytes.length + 2;
	return Uint8Array.from([0xff, 0xe1, size >> 8, size & 255, ...bytes]);
}

test("the day of an edit in another record does not hide the camera's", async () => {
	expect(await readPhotoDay(photoOf("2023:05:09 23:41:02", "2025-01-01T10:00:00"))).toBe("2023-05-09");
});

test("the day is read from the photo's own record", async () => {
	expect(await readPhotoDay(photoOf("2023:05:09 23:41:02"))).toBe("2023-05-09");
});

test.each(["1999:12:31 10:00:00", "9999:01:01 10:00:00", "0000:00:00 00:00:00", "2023:02:31 10:00:00"])(
	"a record of %s names no day",
	async (written) => expect(await readPhotoDay(photoOf(written))).toBeNull(),
);

test("a file without a record names no day", async () => {
	expect(await readPhotoDay(new Blob(["no picture at all"]))).toBeNull();
});

test("a photo is of a day from 2000 on that has come", () => {
	const today = todayHere(new Date(2026, 10, 8, 23, 59));
	expect(today).toBe("2026-11-08");
	expect(["2000-01-01", "2026-11-08"].every((day) => canBeDay(day, today))).toBe(true);
	expect(["1999-12-31", "2026-11-09", "", "12026-01-01"].some((day) => canBeDay(day, today))).toBe(false);
});
