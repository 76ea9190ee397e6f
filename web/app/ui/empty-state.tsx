import type { ReactNode } from "react";
import { StateView } from "./state-view.tsx";

interface EmptyStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

export function EmptyState({ page, title, children, actions }: EmptyStateProps) {
	return (
		<StateView light="full" page={page} title={title} actions={actions}>
			{children}
		</StateView>
	);
}
