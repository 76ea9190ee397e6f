import { MutationObserver, notifyManager } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("a screen hears that a call runs before a second press can come", async () => {
	const observer = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise(() => {}) });
	let pending = false;
	// As the hook of a screen listens.
	observer.subscribe(
		notifyManager.batchCalls(() => {
			pending = observer.getCurrentResult().isPending;
		}),
	);
	void observer.mutate();
	// The second press of a double press is the next task; what is left to do in this one is done by then.
	for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
	expect(pending).toBe(true);
});
