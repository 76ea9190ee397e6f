// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSelfTimer } from "../live-camera.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test("it counts three seconds and then calls once", async () => {
	const onEnd = vi.fn();
	const { result } = renderHook(() => useSelfTimer(onEnd));
	act(() => result.current.start());
	expect(result.current.left).toBe(3);
	await pass(1000);
	await pass(1000);
	expect(result.current.left).toBe(1);
	expect(onEnd).not.toHaveBeenCalled();
	await pass(1000);
	expect(onEnd).toHaveBeenCalledOnce();
	expect(result.current.left).toBeNull();
	await pass(5000);
	expect(onEnd).toHaveBeenCalledOnce();
});

test("stopped in time, it never calls", async () => {
	const onEnd = vi.fn();
	const { result } = renderHook(() => useSelfTimer(onEnd));
	act(() => result.current.start());
	await pass(1000);
	act(() => result.current.cancel());
	await pass(5000);
	expect(onEnd).not.toHaveBeenCalled();
	expect(result.current.left).toBeNull();
});
