import { Button } from "./button.tsx";
import { uiCopy } from "./copy.ts";
import { StateView } from "./state-view.tsx";

export function OfflineState({ onRetry }: { onRetry?: () => void }) {
	return (
		<StateView
			announce="status"
			light="low"
			title={uiCopy.offline}
			actions={onRetry !== undefined && <Button onClick={onRetry}>{uiCopy.tryAgain}</Button>}
		>
			<p>{uiCopy.offlineText}</p>
		</StateView>
	);
}
