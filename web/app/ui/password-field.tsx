import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useId, useState } from "react";
import { uiCopy } from "./copy.ts";
import { describedBy, FIELD_STYLE, Field, type FieldText } from "./field.tsx";

type PasswordFieldProps = FieldText & Omit<ComponentProps<"input">, "id" | "className" | "type">;

export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
	const id = useId();
	const [shown, setShown] = useState(false);
	const Icon = shown ? EyeOff : Eye;
	return (
		<Field id={id} label={label} hint={hint} error={error}>
			<div className="relative">
				<input
					{...input}
					id={id}
					type={shown ? "text" : "password"}
					autoCapitalize="none"
					spellCheck={false}
					aria-invalid={error !== undefined || undefined}
					aria-describedby={describedBy(id, { hint, error })}
					className={`${FIELD_STYLE} min-h-12 pr-14`}
				/>
				<button
					type="button"
					aria-pressed={shown}
					aria-label={uiCopy.showPassword}
					onClick={() => setShown(!shown)}
					className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-sm text-ink-2 hover:text-ink"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			</div>
		</Field>
	);
}
