import java.io.File;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Judges every PDF and XML of a folder by Mustang's rules, and prints what it finds (docs/invoices.md). */
public class Judge {
  private static final Pattern FOUND =
      Pattern.compile("<(error|warning|exception|fatal)\\b[^>]*>(.*?)</\\1>", Pattern.DOTALL);

  public static void main(String[] arguments) {
    File[] files = new File(arguments[0]).listFiles((folder, name) -> name.endsWith(".pdf") || name.endsWith(".xml"));
    Arrays.sort(files);
    TreeMap<String, Integer> warnings = new TreeMap<>();
    int valid = 0;
    int archives = 0;
    for (File file : files) {
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      validator.disableNotices();
      String report = validator.validate(file.getPath());
      boolean isArchive = report.contains("isCompliant=true");
      // A delivery note is no invoice: nothing is asked of it but to be PDF/A.
      boolean isNote = file.getName().startsWith("delivery-note");
      boolean isValid = isNote ? isArchive : validator.wasCompletelyValid();
      if (isValid) valid++;
      if (isArchive) archives++;
      if (!isValid) System.out.println("INVALID " + file.getName() + "\n" + report);
      Matcher found = FOUND.matcher(report);
      while (!isNote && found.find()) {
        String sentence = found.group(1) + " " + found.group(2).strip().replaceAll("[-\\d.]*\\d", "#");
        warnings.merge(sentence.substring(0, Math.min(sentence.length(), 90)), 1, Integer::sum);
      }
    }
    warnings.forEach((sentence, count) -> System.out.println(count + " x " + sentence));
    System.out.println(valid + " of " + files.length + " files valid, " + archives + " of them PDF/A-3b");
    System.exit(valid == files.length ? 0 : 1);
  }
}
