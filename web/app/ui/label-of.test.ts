import { expect, test } from "vitest";
import { labelOf } from "./words.ts";

test.each([
	["eye_cream", "Eye cream"],
	["cleanser", "Cleanser"],
])("%s is labeled %s", (key, label) => expect(labelOf(key)).toBe(label));
