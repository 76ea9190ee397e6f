import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { StateView } from "./state-view.tsx";

interface ErrorStateProps {
	title: string;
	children?: ReactNode;
	onRetry?: () => void;
	/** Further ways on, beside "Try again". */
	actions?: ReactNode;
}

export function ErrorState({ title, children, onRetry, actions }: ErrorStateProps) {
	return (
		<StateView
			role="alert"
			light="low"
			title={title}
			actions={
				<>
					{onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
					{actions}
				</>
			}
		>
			{children}
		</StateView>
	);
}
