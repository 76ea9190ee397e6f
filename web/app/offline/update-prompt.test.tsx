// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";

const takeUpdate = vi.hoisted(() => vi.fn());
vi.mock("./service-worker.ts", () => ({
	isUpdateReady: () => true,
	subscribeToUpdate: () => () => {},
	takeUpdate,
}));
const { UpdatePrompt } = await import("./update-prompt.tsx");

afterEach(cleanup);

test("a new version is loaded only at a person's wish", async () => {
	render(<UpdatePrompt />);
	expect(screen.getByRole("status").textContent).toBe("A new version is ready.");
	expect(takeUpdate).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	expect(takeUpdate).toHaveBeenCalledTimes(1);
});

test("the prompt waits while somebody types, and goes when it is told to", async () => {
	render(
		<>
			<textarea />
			<UpdatePrompt />
		</>,
	);
	act(() => screen.getByRole("textbox").focus());
	expect(screen.queryByText("A new version is ready.")).toBeNull();
	act(() => screen.getByRole("textbox").blur());
	await userEvent.click(screen.getByRole("button", { name: "Later" }));
	expect(screen.queryByText("A new version is ready.")).toBeNull();
});
