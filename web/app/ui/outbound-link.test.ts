import { expect, test } from "vitest";
import { safeHref } from "./outbound-link.tsx";

test.each(["https://shop.example/p/1", "http://shop.example/"])("%s is a link", (url) => {
	expect(safeHref(url)).toBe(url);
});

test.each([null, undefined, "", "javascript:alert(1)", "data:text/html,x", "/relative", "shop.example"])(
	"%s is not",
	(url) => expect(safeHref(url)).toBeNull(),
);
