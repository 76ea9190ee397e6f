package app.dewlight.skin;

import android.content.Intent;
import android.os.Bundle;
import android.os.Environment;
import android.os.SystemClock;
import android.view.View;
import android.webkit.WebView;
import androidx.activity.EdgeToEdge;
import androidx.activity.result.ActivityResult;
import androidx.activity.result.ActivityResultLauncher;
import androidx.activity.result.contract.ActivityResultContracts;
import androidx.core.content.ContextCompat;
import androidx.core.splashscreen.SplashScreen;
import com.getcapacitor.BridgeActivity;
import com.getcapacitor.WebViewListener;
import java.io.File;

/** The one screen of the app: the bundled pages, from edge to edge, behind the splash until they are drawn. */
public class MainActivity extends BridgeActivity {

    /** So long away, and the lock is asked for again: a mail or a message is looked up in between. */
    private static final long AWAY_MS = 60_000;

    private boolean drawn = false;
    /** Milliseconds since the phone started; 0 until it was unlocked once. */
    private long lastSeen = 0;
    private boolean isAsking = false;
    private final ActivityResultLauncher<Intent> unlock = registerForActivityResult(
        new ActivityResultContracts.StartActivityForResult(),
        this::onAnswer
    );

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        // Reopened from the recent apps, or made anew by Android, it is not opened by its link a second time.
        boolean fromHistory = (getIntent().getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0;
        if (savedInstanceState != null || fromHistory) {
            setIntent(new Intent(Intent.ACTION_MAIN));
        }
        SplashScreen splash = SplashScreen.installSplashScreen(this);
        EdgeToEdge.enable(this);
        registerPlugin(FilesPlugin.class);
        registerPlugin(PrivacyPlugin.class);
        bridgeBuilder.addWebViewListener(
            new WebViewListener() {
                @Override
                public void onPageCommitVisible(WebView view, String url) {
                    drawn = true;
                }

                @Override
                public void onReceivedError(WebView view) {
                    drawn = true;
                }
            }
        );
        super.onCreate(savedInstanceState);
        // Started anew, no camera is about to hand over a photo any more.
        if (savedInstanceState == null) {
            deleteCapturedPhotos();
        }
        // Without a WebView on the phone there is no bridge, and Capacitor's own message must show.
        if (bridge == null) {
            return;
        }
        splash.setKeepOnScreenCondition(() -> !drawn);
        bridge.getWebView().setBackgroundColor(ContextCompat.getColor(this, R.color.ground));
    }

    @Override
    public void onStart() {
        super.onStart();
        boolean isAway = lastSeen == 0 || SystemClock.elapsedRealtime() - lastSeen > AWAY_MS;
        if (bridge == null || isAsking || !isAway || !PrivacyPlugin.isLockOn(this)) {
            return;
        }
        Intent question = PrivacyPlugin.question(this);
        // A phone whose lock was taken off has nothing to ask for.
        if (question == null) {
            return;
        }
        isAsking = true;
        bridge.getWebView().setVisibility(View.INVISIBLE);
        unlock.launch(question);
    }

    @Override
    public void onStop() {
        super.onStop();
        if (!isAsking) {
            lastSeen = SystemClock.elapsedRealtime();
        }
    }

    private void onAnswer(ActivityResult result) {
        isAsking = false;
        if (result.getResultCode() != RESULT_OK) {
            // Still locked: the next start asks again.
            lastSeen = 0;
            moveTaskToBack(true);
            return;
        }
        lastSeen = SystemClock.elapsedRealtime();
        bridge.getWebView().setVisibility(View.VISIBLE);
    }

    /** Capacitor keeps each photo that a camera app took for a file field; once uploaded, none is needed here. */
    private void deleteCapturedPhotos() {
        File folder = getExternalFilesDir(Environment.DIRECTORY_PICTURES);
        File[] photos = folder == null ? null : folder.listFiles();
        if (photos == null) {
            return;
        }
        for (File photo : photos) {
            photo.delete();
        }
    }
}
