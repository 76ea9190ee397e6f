import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

afterEach(cleanup);

function Field({ busy }: { busy: boolean }) {
	return (
		<>
			<input aria-label="Note" />
			<Button busy={busy}>Save</Button>
		</>
	);
}

/** As browsers do with what is disabled while it has the focus. */
function loseFocus() {
	const active = document.activeElement;
	if (!(active instanceof HTMLButtonElement)) throw new Error("No button has the focus.");
	const { disabled } = active;
	active.disabled = false;
	active.blur();
	active.disabled = disabled;
	expect(document.activeElement).toBe(document.body);
}
const button = () => screen.getByRole("button");

test("a button that was pressed has the focus again when its work is done", () => {
	const { rerender } = render(<Field busy={false} />);
	button().focus();
	rerender(<Field busy />);
	loseFocus();
	rerender(<Field busy={false} />);
	expect(document.activeElement).toBe(button());
});

test("the focus stays where somebody went in the meantime", () => {
	const { rerender } = render(<Field busy={false} />);
	button().focus();
	rerender(<Field busy />);
	screen.getByLabelText("Note").focus();
	rerender(<Field busy={false} />);
	expect(document.activeElement).toBe(screen.getByLabelText("Note"));
});

test("a button that had no focus takes none", () => {
	const { rerender } = render(<Field busy={false} />);
	rerender(<Field busy />);
	rerender(<Field busy={false} />);
	expect(document.activeElement).toBe(document.body);
});

test("a dialog that opens before the work is done gives the focus back to the button", async () => {
	const page = (busy: boolean, open: boolean) => (
		<>
			<h1 tabIndex={-1}>New Scan</h1>
			<Field busy={busy} />
			<Dialog open={open} onClose={() => {}} title="Fair Use Limit Reached" />
		</>
	);
	const { rerender } = render(page(false, false));
	const save = button();
	save.focus();
	rerender(page(true, false));
	loseFocus();
	rerender(page(true, true));
	await waitFor(() => expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true));
	rerender(page(false, true));
	rerender(page(false, false));
	await waitFor(() => expect(document.activeElement).toBe(save));
});
