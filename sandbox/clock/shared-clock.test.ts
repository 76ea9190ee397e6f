import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sharedClock } from "./shared-clock.ts";

const HOUR_MS = 3_600_000;

test("who moves the clock of a file moves it for everybody who has that file open", () => {
	const folder = mkdtempSync(join(tmpdir(), "clock-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const [one, other] = [sharedClock(join(folder, "clock")), sharedClock(join(folder, "clock"))];
	const ahead = () => (other.now().getTime() - Date.now()) / HOUR_MS;
	expect(ahead()).toBeCloseTo(0);
	one.advance(2 * HOUR_MS);
	expect(ahead()).toBeCloseTo(2);
	other.advance(HOUR_MS);
	expect(one.now().getTime() - Date.now()).toBeGreaterThan(2.9 * HOUR_MS);
	one.set(new Date(Date.now() - 5 * HOUR_MS));
	expect(ahead()).toBeCloseTo(-5);
	one.reset();
	expect(ahead()).toBeCloseTo(0);
});
