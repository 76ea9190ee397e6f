// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { dispatchLimitEvent } from "./frame-events.ts";
import { readLimitEvent } from "./read-limit-event.ts";

const read = (detail: unknown) =>
	readLimitEvent("upgradeNeeded", new CustomEvent("upgradeNeeded", { detail }));

test.each([
	["an object", { plan: "plus" }],
	["a bare string", "plus"],
])("the plan is read from %s", (_, detail) => {
	expect(read(detail)).toEqual({ name: "upgradeNeeded", plan: "plus", limit: null });
});

test.each([null, undefined, "gold", { plan: "gold" }, 7])("%j carries no plan", (detail) => {
	expect(read(detail).plan).toBeNull();
});

test("an event without a detail carries no plan", () => {
	expect(readLimitEvent("upgradeNeeded", new Event("upgradeNeeded")).plan).toBeNull();
});

test("what a refusal says of its quota is read from the event, and nothing else of it", () => {
	const heard = vi.fn();
	window.addEventListener("upgradeNeeded", heard, { once: true });
	const limit = { limit_type: "scans", used: 1, limit: 1, resets_at: "2027-01-01T00:00:00.000Z" };
	dispatchLimitEvent("upgradeNeeded", "free", { ...limit, detail: "upgrade_needed", message: "Used up." });
	const read = readLimitEvent("upgradeNeeded", heard.mock.calls[0]?.[0]);
	expect(read).toEqual({ name: "upgradeNeeded", plan: "free", limit });
});

test("a limit of an odd shape leaves the plan as it is", () => {
	expect(read({ plan: "free", limit: { used: "many" } })).toEqual({
		name: "upgradeNeeded",
		plan: "free",
		limit: null,
	});
});
