import { expect, test } from "vitest";
import { decodeForm } from "./route.ts";

test("brackets become nested objects and lists", () => {
	expect(
		decodeForm("a=1&items[0][price]=p&items[0][quantity]=1&metadata[x%20y]=z&expand[]=b&expand[]=c"),
	).toEqual({
		a: "1",
		items: [{ price: "p", quantity: "1" }],
		metadata: { "x y": "z" },
		expand: ["b", "c"],
	});
});

test("encoded brackets, plus signs and empty values are read", () => {
	expect(decodeForm("metadata%5Bname%5D=Ana+B&note=")).toEqual({ metadata: { name: "Ana B" }, note: "" });
});

test("a name of the language is a name like any other", () => {
	const decoded = decodeForm("__proto__[polluted]=1&constructor=2");
	expect(Object.keys(decoded)).toEqual(["__proto__", "constructor"]);
	expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
