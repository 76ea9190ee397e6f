import { expect, test } from "vitest";
import { giveBack, handBackPixels, keepPixels } from "./decoded-photo.ts";

const photo = (length: number, value: number) => new Uint8Array(length).fill(value);

test("a photo's pixels are kept as they are, and what they came in is empty", () => {
	const decoded = photo(6, 7);
	const own = keepPixels(decoded);
	expect([...own]).toEqual([7, 7, 7, 7, 7, 7]);
	expect(decoded).toHaveLength(0);
	handBackPixels(own);
});

test("the memory that was handed back holds the next photo, and nothing of the last", () => {
	const first = keepPixels(photo(12, 1));
	const { byteLength } = first.buffer;
	handBackPixels(first);
	expect(first).toHaveLength(0);
	const second = keepPixels(photo(5, 2));
	expect(second.buffer.byteLength).toBe(byteLength);
	expect([...new Uint8Array(second.buffer)]).toEqual([2, 2, 2, 2, 2, ...Array(byteLength - 5).fill(0)]);
	handBackPixels(second);
});

test("two photos at a time never share memory, also when one is handed back twice", () => {
	const one = keepPixels(photo(4, 1));
	handBackPixels(one);
	const two = keepPixels(photo(4, 2));
	handBackPixels(one);
	const three = keepPixels(photo(4, 3));
	expect([...two, ...three]).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
	handBackPixels(two);
	handBackPixels(three);
});

test("pixels given back are gone, once and for all; a view of a part is left to its owner", () => {
	const pixels = new Float32Array(8);
	const part = pixels.subarray(0, 4);
	giveBack(part);
	expect(part.length).toBe(4);
	giveBack(pixels);
	giveBack(pixels);
	expect(pixels.length).toBe(0);
});
