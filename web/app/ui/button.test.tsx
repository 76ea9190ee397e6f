import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button.tsx";

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
const loseFocus = () => document.activeElement instanceof HTMLElement && document.activeElement.blur();
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
