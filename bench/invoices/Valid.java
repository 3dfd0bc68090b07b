import java.io.File;
import java.util.Arrays;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;

/** Validates every XML of a folder against a schema (docs/invoices.md): arguments are the schema and the folder. */
public class Valid {
  public static void main(String[] arguments) throws Exception {
    SchemaFactory factory = SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema");
    Schema schema = factory.newSchema(new File(arguments[0]));
    File[] files = new File(arguments[1]).listFiles((folder, name) -> name.endsWith(".xml"));
    Arrays.sort(files);
    int valid = 0;
    for (File file : files) {
      try {
        schema.newValidator().validate(new StreamSource(file));
        valid++;
      } catch (org.xml.sax.SAXException invalid) {
        System.out.println(file.getName() + ": " + invalid.getMessage());
      }
    }
    System.out.println(valid + " of " + files.length + " files valid");
    System.exit(valid == files.length ? 0 : 1);
  }
}
