import { type ComponentType, useCallback, useRef, useState } from "react";
import type { DemoName } from "./demo-names.ts";

interface DemoDialogProps {
	onClose: () => void;
}
export type DemoDialog = ComponentType<DemoDialogProps>;

export type DemoState =
	| { kind: "closed" }
	| { kind: "loading"; name: DemoName }
	| { kind: "failed"; name: DemoName }
	| { kind: "open"; name: DemoName; Dialog: DemoDialog };

/** The one open example. Its code and its data come with the opening, never before. */
export function useDemo(loaders: Record<DemoName, () => Promise<DemoDialog>>) {
	const [state, setState] = useState<DemoState>({ kind: "closed" });
	const turn = useRef(0);
	const open = useCallback(
		(name: DemoName) => {
			turn.current += 1;
			const mine = turn.current;
			/** What was pressed last, counts. */
			const tell = (next: DemoState) => {
				if (turn.current === mine) setState(next);
			};
			tell({ kind: "loading", name });
			loaders[name]().then(
				(Dialog) => tell({ kind: "open", name, Dialog }),
				() => tell({ kind: "failed", name }),
			);
		},
		[loaders],
	);
	const close = useCallback(() => {
		turn.current += 1;
		setState({ kind: "closed" });
	}, []);
	return { state, open, close };
}
