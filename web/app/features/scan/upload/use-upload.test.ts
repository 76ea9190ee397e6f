import { expect, test } from "vitest";
import { checkImages } from "./use-upload.ts";

const image = (name: string) => new File(["x"], name, { type: "image/jpeg" });

test("exactly one image is taken", () => {
	const photo = image("a.jpg");
	expect(checkImages([photo])).toEqual({ ok: true, photo });
});

test("two images are too many", () => {
	expect(checkImages([image("a.jpg"), image("b.jpg")])).toEqual({
		ok: false,
		text: "Please upload exactly 1 image.",
	});
});

test("no image points to the chat for questions", () => {
	expect(checkImages([])).toEqual({
		ok: false,
		text: "Please upload an image for skin analysis. For questions only, use the Chat page.",
	});
});

test("a file over 10 MB is not sent", () => {
	const big = image("big.jpg");
	Object.defineProperty(big, "size", { value: 10 * 1024 * 1024 + 1 });
	expect(checkImages([big])).toMatchObject({ ok: false });
});
