// @vitest-environment node
import { expect, test } from "vitest";
import { plainLine, readLine } from "./guide.ts";

test("a line without marks is one run of text, and an empty line is none", () => {
	expect(readLine("Sunscreen first.")).toEqual([{ kind: "text", text: "Sunscreen first.", at: 0 }]);
	expect(readLine("")).toEqual([]);
});

test("strong words, links and references are read in their order", () => {
	expect(readLine("**Slowly**, see [the plan](/upload). [2][13] Then go on.")).toEqual([
		{ kind: "strong", text: "Slowly", at: 0 },
		{ kind: "text", text: ", see ", at: 10 },
		{ kind: "link", text: "the plan", to: "/upload", at: 16 },
		{ kind: "text", text: ".", at: 35 },
		{ kind: "reference", number: 2, at: 36 },
		{ kind: "reference", number: 13, at: 40 },
		{ kind: "text", text: " Then go on.", at: 44 },
	]);
});

test("references stand behind the stop, on whichever side of it they were written", () => {
	expect(readLine("Sunscreen does more [1] [2].")).toEqual(readLine("Sunscreen does more. [1] [2]"));
});

test("a mark that is not finished or leads outside the product stays text", () => {
	for (const line of ["two * three ** four", "[note] without an address", "[away](https://example.com)"]) {
		expect(readLine(line)).toEqual([{ kind: "text", text: line, at: 0 }]);
	}
});

test("heard without its marks, a line keeps every word and loses the references with the space before them", () => {
	expect(plainLine("It is **limited**, as [retinol](/retinol) is. [1] [2]")).toBe(
		"It is limited, as retinol is.",
	);
});
