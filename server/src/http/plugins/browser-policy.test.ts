import { expect, test } from "vitest";
import { pagePolicy } from "./browser-policy.ts";

test("pages show pictures from this origin, and from the operator's where one is named", () => {
	expect(pagePolicy([], []).split("; ")).toContain("img-src 'self' data: blob:");
	expect(pagePolicy([], ["https://pictures.example"]).split("; ")).toContain(
		"img-src 'self' data: blob: https://pictures.example",
	);
});
