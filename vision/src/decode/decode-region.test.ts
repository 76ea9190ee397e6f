import sharp from "sharp";
import { expect, test } from "vitest";
import { seededRandom } from "../pixels/statistics.ts";
import { decodePhoto } from "./decode-photo.ts";
import { decodeRegion } from "./decode-region.ts";

const BOX = { left: 3, top: 5, width: 11, height: 7 };

function noise(width: number, height: number) {
	const random = seededRandom(4);
	const raw = Buffer.from(Array.from({ length: width * height * 3 }, () => 256 * random()));
	return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** The part cut out of the whole photo. */
async function cut(bytes: Uint8Array): Promise<number[]> {
	const { rgb, width } = await decodePhoto(bytes);
	return Array.from({ length: BOX.height }, (_, y) => {
		const start = 3 * ((BOX.top + y) * width + BOX.left);
		return [...rgb.subarray(start, start + 3 * BOX.width)];
	}).flat();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
	"a part lies where it lies in the whole photo, orientation %i",
	async (orientation) => {
		const bytes = await noise(40, 24).withMetadata({ orientation }).png().toBuffer();
		const region = await decodeRegion(bytes, BOX);
		expect([...(region?.rgb ?? [])]).toEqual(await cut(bytes));
	},
);

test("a part has the colors of the whole where the photo brings a profile", async () => {
	const bytes = await noise(40, 24).withIccProfile("p3").png().toBuffer();
	const region = await decodeRegion(bytes, BOX);
	expect([...(region?.rgb ?? [])]).toEqual(await cut(bytes));
});

test("of a photo that is reduced a part is not", async () => {
	const bytes = await noise(2100, 60).jpeg().toBuffer();
	expect((await decodePhoto(bytes)).width).toBe(2048);
	expect((await decodeRegion(bytes, BOX))?.rgb).toHaveLength(3 * BOX.width * BOX.height);
});

test("a format without rows gives no part, and neither does an empty box", async () => {
	expect(await decodeRegion(await noise(40, 24).avif().toBuffer(), BOX)).toBeNull();
	expect(await decodeRegion(await noise(40, 24).jpeg().toBuffer(), { ...BOX, width: 0 })).toBeNull();
});
