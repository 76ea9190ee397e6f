import type { ReactNode } from "react";
import { StateView } from "./state-view.tsx";

interface EmptyStateProps {
	title: string;
	children?: ReactNode;
	actions?: ReactNode;
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
	return (
		<StateView light="full" title={title} actions={actions}>
			{children}
		</StateView>
	);
}
