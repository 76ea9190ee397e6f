// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { AppLock as Lock } from "#platform/platform.ts";
import { AppLock } from "./sessions-section.tsx";

const platform = vi.hoisted(() => ({ shell: null as null | (() => Promise<unknown>) }));
vi.mock("#platform/use-platform.ts", () => ({ usePlatform: () => platform }));
afterEach(() => {
	cleanup();
	platform.shell = null;
});

const phone = (lock: Lock, setLock: (on: boolean) => Promise<boolean> = async (on) => on) => {
	platform.shell = async () => ({ readLock: async () => lock, setLock });
	render(<AppLock />);
};

test("in a browser there is no app to lock", () => {
	render(<AppLock />);
	expect(document.body.textContent).toBe("");
});

test("the lock is off until a person turns it on, and off again", async () => {
	phone({ available: true, on: false });
	await screen.findByText("The app opens without asking.");
	await userEvent.click(screen.getByRole("button", { name: "Turn on" }));
	await screen.findByText("The app asks for the lock of this phone.");
	await userEvent.click(screen.getByRole("button", { name: "Turn off" }));
	await screen.findByText("The app opens without asking.");
});

test("whoever turns back at the phone's lock changes nothing", async () => {
	phone({ available: true, on: true }, async () => true);
	await userEvent.click(await screen.findByRole("button", { name: "Turn off" }));
	await screen.findByText("The app asks for the lock of this phone.");
});

test("a lock that cannot be set says so", async () => {
	phone({ available: true, on: false }, () => Promise.reject(new Error("no")));
	await userEvent.click(await screen.findByRole("button", { name: "Turn on" }));
	expect((await screen.findByRole("alert")).textContent).toContain("nothing was changed");
	expect(screen.getByText("The app opens without asking.")).toBeTruthy();
});

test("a phone without a lock is told where to set one", async () => {
	phone({ available: false, on: false });
	await screen.findByText(/no screen lock/);
	expect(screen.queryByRole("button")).toBeNull();
});
