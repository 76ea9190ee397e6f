// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Accordion } from "./disclosure.tsx";
import { OfflineState } from "./state-view.tsx";
import { Toaster, toast } from "./toast.tsx";

afterEach(cleanup);

test("a question before something final puts the focus on the harmless answer", async () => {
	const [onCancel, onConfirm] = [vi.fn(), vi.fn()];
	render(
		<AlertDialog
			open
			danger
			title="Remove this scan?"
			description="It cannot be brought back."
			cancelLabel="Keep it"
			confirmLabel="Remove"
			onCancel={onCancel}
			onConfirm={onConfirm}
		/>,
	);
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Keep it" })));
	await userEvent.keyboard("{Escape}");
	expect(onCancel).toHaveBeenCalledOnce();
	expect(onConfirm).not.toHaveBeenCalled();
});

test("a dialog that must be answered has no cross and ignores Escape", async () => {
	const onClose = vi.fn();
	render(<Dialog open dismissible={false} onClose={onClose} title="Our Policies" />);
	await userEvent.keyboard("{Escape}");
	expect(onClose).not.toHaveBeenCalled();
	expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("any other dialog closes with Escape and with its cross", async () => {
	const onClose = vi.fn();
	render(<Dialog open onClose={onClose} title="What each plan holds" />);
	await userEvent.keyboard("{Escape}");
	await userEvent.click(screen.getByRole("button", { name: "Close" }));
	expect(onClose).toHaveBeenCalledTimes(2);
});

test("an accordion opens with its title", async () => {
	render(<Accordion name="faq" items={[{ title: "How sure is it?", content: "Each finding says so." }]} />);
	const part = screen.getByText("Each finding says so.").closest("details");
	expect(part?.open).toBe(false);
	await userEvent.click(screen.getByText("How sure is it?"));
	expect(part?.open).toBe(true);
});

test("a short note appears where the toaster stands", async () => {
	render(<Toaster />);
	toast("Saved.");
	expect(await screen.findByText("Saved.")).toBeTruthy();
});

test("the offline view offers another try", async () => {
	const onRetry = vi.fn();
	render(<OfflineState onRetry={onRetry} />);
	expect(screen.getByRole("status").textContent).toContain("You appear to be offline");
	await userEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(onRetry).toHaveBeenCalledOnce();
});
