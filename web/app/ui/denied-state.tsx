import type { ReactNode } from "react";
import { StateView } from "./state-view.tsx";

interface DeniedStateProps {
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

/** Something exists but is not open to this person now: says why and what opens it. */
export function DeniedState({ title, children, actions }: DeniedStateProps) {
	return (
		<StateView light="low" title={title} actions={actions}>
			{children}
		</StateView>
	);
}
