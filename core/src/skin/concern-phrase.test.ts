import { expect, test } from "vitest";
import { concernPhrase } from "./condition-notes.ts";

test("the word grows with the severity, for numbers sooner than for strength", () => {
	expect([1, 1.5, 3, 4].map((severity) => concernPhrase("redness", severity))).toEqual([
		"slight redness",
		"mild redness",
		"moderate redness",
		"pronounced redness",
	]);
	expect([1, 1.5, 2.5, 4].map((severity) => concernPhrase("acne", severity))).toEqual([
		"a few acne-like spots",
		"several acne-like spots",
		"many acne-like spots",
		"a great many acne-like spots",
	]);
});

test("marks are several from six on, where spots are still a few", () => {
	expect([0.5, 1, 2, 4].map((severity) => concernPhrase("dark_spots", severity))).toEqual([
		"a few darker marks",
		"several darker marks",
		"many darker marks",
		"a great many darker marks",
	]);
});

test("texture, which freckles roughen, is called mild from 2 on only", () => {
	expect([1.5, 2].map((severity) => concernPhrase("texture", severity))).toEqual([
		"slightly uneven texture",
		"mildly uneven texture",
	]);
});
