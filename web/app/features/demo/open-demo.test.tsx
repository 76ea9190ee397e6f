import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { type DemoDialog, DemoWait, useDemo } from "./open-demo.tsx";

afterEach(cleanup);

const Report: DemoDialog = ({ onClose }) => (
	<button type="button" onClick={onClose}>
		The report
	</button>
);
const Chat: DemoDialog = () => <p>The chat</p>;

type Loaders = Parameters<typeof useDemo>[0];

function Page({ loaders }: { loaders: Loaders }) {
	const { state, open, close } = useDemo(loaders);
	return (
		<>
			<button type="button" onClick={() => open("analysis")}>
				Open report
			</button>
			<button type="button" onClick={() => open("chat")}>
				Open chat
			</button>
			<DemoWait state={state} onAgain={() => state.kind === "failed" && open(state.name)} onClose={close} />
			{state.kind === "open" && <state.Dialog onClose={close} />}
		</>
	);
}

function prepared(changes: Partial<Loaders> = {}): Loaders {
	return {
		analysis: async () => Report,
		careplan: async () => Report,
		chat: async () => Chat,
		...changes,
	};
}

test("an example opens on its press and goes when it is closed", async () => {
	const user = userEvent.setup();
	render(<Page loaders={prepared()} />);
	await user.click(screen.getByRole("button", { name: "Open report" }));
	await user.click(await screen.findByRole("button", { name: "The report" }));
	expect(screen.queryByRole("button", { name: "The report" })).toBeNull();
});

test("of two presses the later counts, whichever arrives first", async () => {
	const user = userEvent.setup();
	let arrive: (dialog: DemoDialog) => void = () => undefined;
	const slow = () => new Promise<DemoDialog>((resolve) => (arrive = resolve));
	render(<Page loaders={prepared({ analysis: slow })} />);
	await user.click(screen.getByRole("button", { name: "Open report" }));
	await user.click(screen.getByRole("button", { name: "Open chat" }));
	await screen.findByText("The chat");
	await act(async () => arrive(Report));
	expect(screen.queryByRole("button", { name: "The report" })).toBeNull();
	expect(screen.getByText("The chat")).toBeTruthy();
});

test("an example that does not come says so and can be asked for again", async () => {
	const user = userEvent.setup();
	const analysis = vi
		.fn<() => Promise<DemoDialog>>()
		.mockRejectedValueOnce(new Error("offline"))
		.mockResolvedValue(Report);
	render(<Page loaders={prepared({ analysis })} />);
	await user.click(screen.getByRole("button", { name: "Open report" }));
	expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
	await user.click(screen.getByRole("button", { name: "Try again" }));
	await screen.findByRole("button", { name: "The report" });
	expect(screen.queryByRole("alert")).toBeNull();
});
