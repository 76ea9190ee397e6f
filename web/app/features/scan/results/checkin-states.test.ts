import { expect, test } from "vitest";
import { readId } from "./checkin-states.tsx";

test.each([
	["42", 42],
	["0", 0],
	["2147483647", 2147483647],
])("%s is an id", (text, id) => expect(readId(text)).toBe(id));

test.each([null, undefined, "", "-1", "4.2", "12e3", "2147483648", "99999999999", "abc"])(
	"%s is none",
	(text) => expect(readId(text)).toBeNull(),
);
