import { expect, test } from "vitest";
import { readSelfReport } from "./read-self-report.ts";

test("feelings in a note are read, denials are not", () => {
	expect(readSelfReport("Feels tight after washing, a bit flaky", undefined)).toMatchObject({
		tight: true,
		flaky: true,
		stings: false,
	});
	expect(readSelfReport("not tight, no flakes", undefined)).toMatchObject({ tight: false, flaky: false });
	expect(readSelfReport("oily by noon", undefined).oily_by_midday).toBe(true);
	expect(readSelfReport("the toner stings a bit", undefined).stings).toBe(true);
});

test("no note and no answer say nothing", () => {
	expect(readSelfReport(null, undefined)).toEqual({
		tight: false,
		flaky: false,
		oily_by_midday: false,
		stings: false,
		sensitive: null,
	});
	expect(readSelfReport(null, false).sensitive).toBe(false);
});
