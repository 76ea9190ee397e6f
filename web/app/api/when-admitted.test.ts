import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { whenAdmitted } from "./photo-calls.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retryAfterSeconds: number | null) =>
	new ApiError({
		status,
		body: { detail: "Many photos are arriving." },
		triggerEvent: null,
		retryAfterSeconds,
	});

test("what the server is too busy for is asked again when it said, and who waits is told", async () => {
	const call = vi
		.fn<() => Promise<string>>()
		.mockRejectedValueOnce(refusal(503, 10))
		.mockRejectedValueOnce(refusal(429, 5))
		.mockResolvedValue("taken");
	const told: boolean[] = [];
	const done = whenAdmitted(call, { onWaiting: (waits) => void told.push(waits) });
	await vi.advanceTimersByTimeAsync(9_000);
	expect(call).toHaveBeenCalledOnce();
	expect(told).toEqual([true]);
	await vi.advanceTimersByTimeAsync(4_000);
	expect(call).toHaveBeenCalledTimes(2);
	await vi.advanceTimersByTimeAsync(7_000);
	expect(await done).toBe("taken");
	expect(told).toEqual([true, false, true, false]);
});

test.each([
	["an hour's limit", refusal(429, 3_000)],
	["a refusal without a time", refusal(503, null)],
	["another refusal", refusal(409, 5)],
	["a lost connection", new TypeError("Failed to fetch")],
])("%s is told at once", async (_what, error) => {
	const onWaiting = vi.fn<(waits: boolean) => void>();
	await expect(whenAdmitted(() => Promise.reject(error), { onWaiting })).rejects.toBe(error);
	expect(onWaiting).not.toHaveBeenCalled();
});

test("after a quarter of an hour the refusal is told, and whoever leaves asks no more", async () => {
	const error = refusal(503, 120);
	const call = vi.fn<() => Promise<never>>().mockRejectedValue(error);
	const caught = whenAdmitted(call, { onWaiting: () => undefined }).catch((reason: unknown) => reason);
	await vi.advanceTimersByTimeAsync(16 * 60_000);
	expect(await caught).toBe(error);
	const leaving = new AbortController();
	call.mockClear();
	const left = whenAdmitted(call, { signal: leaving.signal, onWaiting: () => undefined }).catch(
		(reason: unknown) => reason,
	);
	await vi.advanceTimersByTimeAsync(1_000);
	leaving.abort();
	expect(await left).toBe(error);
	expect(call).toHaveBeenCalledOnce();
});
