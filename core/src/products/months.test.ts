import { expect, test } from "vitest";
import { monthsBetween, monthWords } from "./months.ts";

test("months are counted across years and named in words", () => {
	expect(monthsBetween("2024-02", "2026-01")).toBe(23);
	expect(monthsBetween("2026-01", "2025-12")).toBe(-1);
	expect(monthWords("2020-09")).toBe("Sep 2020");
});
