import { expect, test } from "vitest";
import { respellProducts } from "./respell-products.ts";

test("both spellings of a picture's and a shop's address are read", () => {
	expect(
		respellProducts({ budget: [{ id: "a", imageurl: "/a.webp", producturl: "https://shop.test" }] }),
	).toEqual({
		budget: [
			{
				id: "a",
				imageurl: "/a.webp",
				producturl: "https://shop.test",
				image_url: "/a.webp",
				product_url: "https://shop.test",
			},
		],
	});
});

test("the agreed spelling wins, also where it says that there is none", () => {
	const [product] = (
		respellProducts({ budget: [{ image_url: null, imageurl: "/a.webp" }] }) as { budget: object[] }
	).budget;
	expect(product).toMatchObject({ image_url: null });
});

test.each([null, "text", 3, []])("%j passes through for the schema to refuse", (value) => {
	expect(respellProducts(value)).toBe(value);
});
