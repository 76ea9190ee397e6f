import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ts";
import { StateView } from "./state-view.tsx";

interface ErrorStateProps {
	/** True where this view is the whole page. */
	page?: boolean;
	title: string;
	children?: ReactNode;
	onRetry?: () => void;
	/** Further ways on, beside "Try again". */
	actions?: ReactNode;
}

export function ErrorState({ page, title, children, onRetry, actions }: ErrorStateProps) {
	return (
		<StateView
			announce="alert"
			light="low"
			page={page}
			title={title}
			actions={
				<>
					{onRetry !== undefined && <Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
					{actions}
				</>
			}
		>
			{children}
		</StateView>
	);
}
