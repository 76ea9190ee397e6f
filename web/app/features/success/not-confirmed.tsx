import { paths } from "#paths.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { successCopy as copy } from "./copy.ts";

/** BILL-41: help, and where there is something to ask again, another try. */
export function NotConfirmed({ onRetry }: { onRetry?: () => void }) {
	return (
		<ErrorState
			page
			title={copy.failed}
			onRetry={onRetry}
			actions={
				<>
					<LinkButton to={paths.contactAbout("General")} tone={onRetry ? "secondary" : "primary"}>
						{copy.support}
					</LinkButton>
					<LinkButton to={paths.billing} tone="quiet">
						{copy.billing}
					</LinkButton>
				</>
			}
		>
			<p>{copy.failedText}</p>
			{onRetry !== undefined && <p className="mt-2">{copy.failedHelp}</p>}
		</ErrorState>
	);
}
