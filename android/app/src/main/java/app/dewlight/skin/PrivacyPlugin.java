package app.dewlight.skin;

import android.app.Activity;
import android.app.KeyguardManager;
import android.content.Context;
import android.content.Intent;
import android.content.SharedPreferences;
import android.view.WindowManager;
import androidx.activity.result.ActivityResult;
import com.getcapacitor.JSObject;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.ActivityCallback;
import com.getcapacitor.annotation.CapacitorPlugin;

/** Keeps faces out of screenshots and the list of recent apps, and the app behind the lock of the phone if asked to. */
@CapacitorPlugin(name = "Privacy")
public class PrivacyPlugin extends Plugin {

    private static final String STORE = "privacy";
    private static final String LOCK = "lock";

    /** Whether the person asked for the lock, on this phone. */
    static boolean isLockOn(Context context) {
        return store(context).getBoolean(LOCK, false);
    }

    /** Asks for what unlocks the phone; null where nothing does. */
    static Intent question(Context context) {
        return keyguard(context).createConfirmDeviceCredentialIntent(context.getString(R.string.app_name), null);
    }

    /** Takes `hidden`: whether what is on the screen stays out of screenshots and the list of recent apps. */
    @PluginMethod
    public void hide(PluginCall call) {
        boolean hidden = Boolean.TRUE.equals(call.getBoolean("hidden"));
        Activity activity = getActivity();
        activity.runOnUiThread(() -> {
            if (hidden) {
                activity.getWindow().addFlags(WindowManager.LayoutParams.FLAG_SECURE);
            } else {
                activity.getWindow().clearFlags(WindowManager.LayoutParams.FLAG_SECURE);
            }
            call.resolve();
        });
    }

    /** Answers `available`, whether the phone has a lock of its own, and `on`. */
    @PluginMethod
    public void readLock(PluginCall call) {
        JSObject answer = new JSObject();
        answer.put("available", keyguard(getContext()).isDeviceSecure());
        answer.put("on", isLockOn(getContext()));
        call.resolve(answer);
    }

    /** Takes `on`; asks for the lock of the phone first, and answers `on` as it is then. */
    @PluginMethod
    public void setLock(PluginCall call) {
        Intent question = question(getContext());
        if (question == null) {
            call.reject("This phone has no lock.");
            return;
        }
        startActivityForResult(call, question, "keepLock");
    }

    @ActivityCallback
    private void keepLock(PluginCall call, ActivityResult result) {
        if (call == null) {
            return;
        }
        if (result.getResultCode() == Activity.RESULT_OK) {
            boolean on = Boolean.TRUE.equals(call.getBoolean("on"));
            store(getContext()).edit().putBoolean(LOCK, on).apply();
        }
        call.resolve(new JSObject().put("on", isLockOn(getContext())));
    }

    private static SharedPreferences store(Context context) {
        return context.getSharedPreferences(STORE, Context.MODE_PRIVATE);
    }

    private static KeyguardManager keyguard(Context context) {
        return (KeyguardManager) context.getSystemService(Context.KEYGUARD_SERVICE);
    }
}
