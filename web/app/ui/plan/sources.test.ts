import { expect, test } from "vitest";
import { sourceOf } from "./sources.tsx";

test("a known source has its citation and address", () => {
	expect(sourceOf("nice_ng198")).toEqual({
		id: "nice_ng198",
		title: "NICE guideline NG198, Acne vulgaris: management",
		url: "https://www.nice.org.uk/guidance/ng198",
	});
});

test("a source of another version keeps its id as its name", () => {
	expect(sourceOf("toString_2031")).toEqual({ id: "toString_2031", title: "toString_2031", url: null });
});
