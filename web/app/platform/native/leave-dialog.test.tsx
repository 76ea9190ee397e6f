// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { AlertDialog, Dialog } from "radix-ui";
import { afterEach, expect, test, vi } from "vitest";
import { leaveDialog } from "./ways-in-and-out.ts";

afterEach(cleanup);

function Open({ onChange = () => {}, held = false }: { onChange?: (open: boolean) => void; held?: boolean }) {
	return (
		<Dialog.Root defaultOpen onOpenChange={onChange}>
			<Dialog.Content
				aria-describedby={undefined}
				onEscapeKeyDown={(event) => held && event.preventDefault()}
			>
				<Dialog.Title>Plans</Dialog.Title>
				<Dialog.Close>Close</Dialog.Close>
			</Dialog.Content>
		</Dialog.Root>
	);
}

test("what is open is closed", async () => {
	const onChange = vi.fn();
	render(<Open onChange={onChange} />);
	expect(await leaveDialog()).toBe("closed");
	expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(await leaveDialog()).toBe("none");
});

test("only the newest of two is closed", async () => {
	render(
		<>
			<Open />
			<AlertDialog.Root defaultOpen>
				<AlertDialog.Content aria-describedby={undefined}>
					<AlertDialog.Title>Sure?</AlertDialog.Title>
					<AlertDialog.Cancel>No</AlertDialog.Cancel>
				</AlertDialog.Content>
			</AlertDialog.Root>
		</>,
	);
	expect(await leaveDialog()).toBe("closed");
	expect(screen.queryByRole("alertdialog")).toBeNull();
	expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});

test("what must be answered stays", async () => {
	render(<Open held />);
	expect(await leaveDialog()).toBe("stays");
	expect(screen.getByRole("dialog")).toBeTruthy();
});
