import { expect, test } from "vitest";
import { readReminder } from "./keeper.ts";

const REMINDER = { title: "Your evening routine", body: "Cleanser.", path: "/today", tag: "night" };

test("a reminder is shown as it was sent, and nothing leads to another site", () => {
	expect(readReminder(JSON.stringify(REMINDER))).toEqual(REMINDER);
	for (const path of ["//evil.example", "https://evil.example", "javascript:alert(1)", "today"]) {
		expect(readReminder(JSON.stringify({ ...REMINDER, path })), path).toBeNull();
	}
	for (const text of ["", "null", "{}", "[]", JSON.stringify({ ...REMINDER, body: 1 })]) {
		expect(readReminder(text), text).toBeNull();
	}
});
