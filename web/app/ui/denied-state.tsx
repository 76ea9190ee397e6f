import type { ReactNode } from "react";
import { StateView } from "./state-view.tsx";

interface DeniedStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

/** Something exists but is not open to this person now: says why and what opens it. */
export function DeniedState({ page, title, children, actions }: DeniedStateProps) {
	return (
		<StateView light="low" page={page} title={title} actions={actions}>
			{children}
		</StateView>
	);
}
